import type { AssistantGuide } from '@normwerk/contract/assistant'
import { addPick, formatPicks, parsePicks } from '@normwerk/parts/assistant/picks'
import { pinTypeFacts } from '@normwerk/parts/assistant/pin-types'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import { assess, sizesAfter } from './assess.ts'
import { AssessmentView } from './assessment-view.tsx'
import styles from './assistant.module.css'
import type { AssistantSearch } from './assistant-search.ts'
import { Calculator } from './calculator.tsx'
import { ChooseMaterial } from './choose-material.tsx'
import { ChooseSize } from './choose-size.tsx'
import { ChooseType } from './choose-type.tsx'
import { proposeCut } from './find-pins.ts'
import { PickList } from './pick-list.tsx'
import { PinResults } from './pin-results.tsx'
import { fitQuery } from './queries.ts'
import type { Choice } from './resolve-choice.ts'
import { usePins } from './use-pins.ts'

interface Props {
  guide: AssistantGuide
  choice: Choice
  search: AssistantSearch
  /** Changes what stands in the address; an undefined value leaves it. */
  onChange: (changed: AssistantSearch) => void
}

/** The assistant: from the kind of pin to the picked pins of a mould, with a calculation beside it. */
export function Assistant({ guide, choice, search, onChange }: Props) {
  const text = useText()
  const found = usePins(choice, search)
  const chosen = found.pins.find(({ articleNo }) => articleNo === search.article) ?? found.pins[0] ?? null
  const { data } = useQuery({ ...fitQuery(chosen?.articleNo ?? ''), enabled: chosen !== null })
  const fit = data?.fit ?? null
  const cut = chosen === null ? null : proposeCut(chosen, search.length)
  const assessment = chosen === null || cut === null ? null : assess({ choice, search, pin: chosen, cut, fit })
  const { ejects } = pinTypeFacts[choice.type.type]
  const picks = parsePicks(search.picks ?? '') ?? []
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <ChooseType
          types={guide.pinTypes}
          chosen={choice.type.type}
          onChoose={(type) => onChange({ type, d: undefined, d2: undefined, article: undefined })}
        />
        <ChooseMaterial
          guide={guide}
          choice={choice}
          onChange={(changed) => onChange({ ...changed, article: undefined })}
        />
        <ChooseSize choice={choice} search={search} onChange={onChange} />
        <PinResults
          key={`${choice.productId} ${search.d} ${search.d2}`}
          choice={choice}
          search={search}
          found={found}
          chosen={chosen}
          onChange={onChange}
          onPick={(number, quantity) => onChange({ picks: formatPicks(addPick(picks, { number, quantity })) })}
        />
      </div>
      <div className={styles.side}>
        <Panel>
          <Section title={text(ejects ? 'assistant.calculator' : 'assistant.holeCalculator')}>
            <Calculator
              guide={guide}
              choice={choice}
              search={search}
              sizes={chosen === null || cut === null ? null : sizesAfter(choice, chosen, cut)}
              ejects={ejects}
              onChange={onChange}
            />
            {chosen !== null && assessment !== null && (
              <AssessmentView articleNo={chosen.articleNo} assessment={assessment} fit={fit} ejects={ejects} />
            )}
          </Section>
        </Panel>
      </div>
      <div className={styles.picks}>
        <PickList
          picks={picks}
          search={search}
          onChange={(next) => onChange({ picks: next.length === 0 ? undefined : formatPicks(next) })}
        />
      </div>
    </div>
  )
}
