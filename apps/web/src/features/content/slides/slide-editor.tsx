import type { PageLanguage } from '@normwerk/contract/content/page-language'
import type { Slide } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import { locales, textLanguage } from '@normwerk/contract/language'
import { maxSlideLengths } from '@normwerk/contract/limits'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import fields from '../../../shared/forms/form-fields.module.css'
import form from '../../../shared/forms/record-form.module.css'
import { SaveActions } from '../../../shared/forms/save-actions.tsx'
import { useEntry } from '../../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useLanguage, useText } from '../../../texts/language-context.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../../ui/page.tsx'
import { LanguageSelect } from '../language-select.tsx'
import { type CroppedFile, UploadPicture } from '../pictures/upload-picture.tsx'
import { useSlideChange } from './queries.ts'
import { SlideCard } from './slide-card.tsx'
import {
  languageWithError,
  pathOf,
  type SlideEntry,
  type SlideField,
  slideChangesTo,
  slideEntryOf,
  slideErrors,
  typedIn,
  typedLanguages,
  wordsIn,
} from './slide-entry.ts'
import styles from './slides.module.css'

const labels = {
  imageText1: 'content.slide.heading',
  imageText2: 'content.slide.text',
  buttonText: 'content.slide.buttonText',
  buttonUrl: 'content.slide.buttonUrl',
} as const

/** Edits the texts of a slide and whether visitors see it, with a preview. */
export function SlideEditor({ slide }: { slide: Slide }) {
  const text = useText()
  const product = useProductKey()
  const [language, setLanguage] = useState<PageLanguage>(textLanguage(useLanguage()))
  const { entry, setEntry, changes, begin } = useEntry(slide, slideEntryOf, slideChangesTo)
  const save = useSlideChange(
    (input: NonNullable<typeof changes>) =>
      call(slideEditingEndpoints.change, { params: { product, slideId: slide.id }, input }),
    true,
  )
  const upload = useSlideChange(
    (cropped: CroppedFile) =>
      call(slideEditingEndpoints.upload, { params: { product, slideId: slide.id }, ...cropped }),
    true,
  )
  const ownErrors = slideErrors(entry, language, text)
  const errors = useFormErrors({ fieldErrors: ownErrors, failure: save.error })
  const words = wordsIn(entry, language)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (changes === null || save.isPending) return
    const other = languageWithError(entry, language, ownErrors)
    if (other !== undefined) setLanguage(other)
    if (!errors.pass()) return
    save.mutate(changes, {
      onSuccess: (saved) => {
        begin(saved)
        showToast({ message: text('content.slide.saved') })
      },
    })
  }

  const type = (field: SlideField, typed: string): SlideEntry => ({
    ...entry,
    texts: { ...entry.texts, [language]: { ...typedIn(entry, language), [field]: typed } },
  })
  const fieldOf = (field: SlideField) => ({
    name: pathOf(entry, language, field),
    label: text(labels[field]),
    maxLength: maxSlideLengths[field],
    value: typedIn(entry, language)[field],
    error: errors.of(pathOf(entry, language, field)),
    onChange: ({ target }: { target: { value: string } }) => setEntry(type(field, target.value)),
  })

  return (
    <>
      <Section title={text('content.slide.preview')}>
        <div inert>
          <SlideCard text={words} image={slide.image} eager />
        </div>
        <UploadPicture upload={upload} />
      </Section>
      <form {...errors.form} onSubmit={submit} className={styles.editor}>
        <FormFailure failure={errors.general} />
        <Panel>
          <div className={fields.fields}>
            <LanguageSelect value={language} written={typedLanguages(entry)} onChange={setLanguage} />
            <TextField {...fieldOf('imageText1')} lang={locales[language]} />
            <TextField {...fieldOf('imageText2')} lang={locales[language]} optional />
            <div className={fields.pair}>
              <TextField {...fieldOf('buttonText')} lang={locales[language]} optional />
              <TextField
                {...fieldOf('buttonUrl')}
                hint={text('content.slide.buttonUrlHint', { path: '/search?q=AZ' })}
                optional
              />
            </div>
            <Checkbox
              label={text('content.slide.show')}
              checked={entry.isVisible}
              onChange={({ target }) => setEntry({ ...entry, isVisible: target.checked })}
            />
          </div>
        </Panel>
        <div className={form.form}>
          <SaveActions hasChanges={changes !== null} pending={save.isPending} onDiscard={() => begin(slide)} />
        </div>
      </form>
    </>
  )
}
