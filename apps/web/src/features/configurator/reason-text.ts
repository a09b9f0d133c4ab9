import { roleTexts } from '@normwerk/i18n/role-texts'
import type { Reason, SettingField } from '@normwerk/parts/mould-base/reason'
import { useText } from '../../texts/language-context.tsx'

/** Returns the sentence of a reason. */
export function reasonText(text: ReturnType<typeof useText>, reason: Reason): string {
  switch (reason.code) {
    case 'notInSeries':
      return text('configurator.reason.notInSeries', reason.values)
    case 'guideTooShort':
      return text('configurator.reason.guideTooShort', reason.values)
    case 'guideShort':
      return text('configurator.reason.guideShort', reason.values)
    case 'gripTooLong':
      return text('configurator.reason.gripTooLong', reason.values)
    case 'plateTooThin':
      return text('configurator.reason.plateTooThin', reason.values)
    case 'clampTooThin':
      return text('configurator.reason.clampTooThin', reason.values)
    case 'noEjectorScrew':
      return text('configurator.reason.noEjectorScrew', reason.values)
    case 'strokeTooShort':
      return text('configurator.reason.strokeTooShort', reason.values)
    case 'sprueHeadTooHigh':
      return text('configurator.reason.sprueHeadTooHigh', reason.values)
    case 'sprueOnRequest':
      return text('configurator.reason.sprueOnRequest', reason.values)
    case 'returnPinOnRequest':
      return text('configurator.reason.returnPinOnRequest', reason.values)
    case 'pinOnRequest':
      return text('configurator.reason.pinOnRequest', reason.values)
    case 'pinDiameter':
      return text('configurator.reason.pinDiameter', reason.values)
    case 'pinHeight':
      return text('configurator.reason.pinHeight', reason.values)
    case 'pinInPlateA':
      return text('configurator.reason.pinInPlateA')
    case 'pinBeyondPlate':
      return text('configurator.reason.pinBeyondPlate')
    case 'pinMeetsPin':
      return text('configurator.reason.pinMeetsPin', reason.values)
    case 'pinMeetsPart':
      return text('configurator.reason.pinMeetsPart', { part: text(roleTexts[reason.values.role]) })
  }
}

/** Returns the sentences beside a field; null if there are none. */
export function useReasonTexts(reasons: readonly Reason[]): (field: SettingField) => string | null {
  const text = useText()
  return (field) => {
    const own = reasons.filter((reason) => reason.field === field)
    return own.length === 0 ? null : own.map((reason) => reasonText(text, reason)).join(' ')
  }
}
