/** Words that agree, in folded letters. */
export const agreed = new Set(
  'ok okay oke fine agreed good great yes right correct confirmed ja jawohl passt einverstanden ordnung gut stimmt perfekt prima oui accord bien parfait bon entendu vale si acuerdo perfecto correcto conforme bene va accordo perfetto giusto confermo akkoord goed orde prima klopt zgoda tak dobrze pasuje porzadku ano souhlas souhlasim souhlasime d dobre poradku rendben igen jo bra okej godkant da redu velja drzi acord bine sim certo perfeito tudo bem combinado'.split(
    ' ',
  ),
)

/** Words that deny, in folded letters. */
export const denying = String.raw`(?:nicht|kein\p{L}*|not|no|(?:do|does|did|wo|ca|need|is|are)n['’]t|niet|geen|non|ne|pas|nie|nem|nej|inte|nao|nu|tampoco)`
export const denial = new RegExp(String.raw`(?<!\p{L})${denying}(?!\p{L})`, 'u')
/** "But" in all languages, in folded letters. */
export const but = '(?:but|aber|jedoch|mais|ma|pero|maar|ale|mas|dar|men|toda|vendar|de)'
