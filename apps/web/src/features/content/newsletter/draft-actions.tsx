import type { EditedNewsletter } from '@normwerk/contract/content/newsletter'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useNewsletterChanges } from './queries.ts'

interface Props {
  newsletter: EditedNewsletter
  /** In which the test is sent. */
  language: PageLanguage
}

/** What can be done with a saved draft. */
export function DraftActions({ newsletter: { id, subject }, language }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { test, send, remove } = useNewsletterChanges()
  const [asks, setAsks] = useState(false)
  const toList = () => void navigate({ to: '/administration/newsletters' })
  return (
    <>
      <Button
        pending={test.isPending}
        onClick={() =>
          test.mutate(
            { id, language },
            { onSuccess: () => showToast({ message: text('content.newsletter.office.tested') }) },
          )
        }
      >
        {text('content.newsletter.office.test')}
      </Button>
      <Button onClick={() => setAsks(true)}>{text('content.newsletter.office.sendEllipsis')}</Button>
      <Button
        variant="quiet"
        pending={remove.isPending}
        onClick={() => void remove.mutateAsync(id).then(toList, () => undefined)}
      >
        {text('content.newsletter.office.delete')}
      </Button>
      {asks && (
        <Dialog
          open
          onClose={() => setAsks(false)}
          title={text('content.newsletter.office.sendTitle', { subject })}
          size="small"
          footer={
            <>
              <Button data-autofocus onClick={() => setAsks(false)}>
                {text('ui.cancel')}
              </Button>
              <Button
                variant="primary"
                pending={send.isPending}
                onClick={() =>
                  // The dialog is gone with the draft, and callbacks of `mutate` with it.
                  void send.mutateAsync(id).then(
                    () => {
                      showToast({ message: text('content.newsletter.office.sending') })
                      toList()
                    },
                    () => setAsks(false),
                  )
                }
              >
                {text('content.newsletter.office.sendNow')}
              </Button>
            </>
          }
        >
          <p>{text('content.newsletter.office.sendText')}</p>
        </Dialog>
      )}
    </>
  )
}
