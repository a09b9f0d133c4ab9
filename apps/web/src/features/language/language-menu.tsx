import { useMutation, useQuery } from '@tanstack/react-query'
import { languagesQuery } from '../../api/languages.ts'
import { chooseLanguage } from '../../texts/language-choice.ts'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { GlobeIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import styles from './language-menu.module.css'

export function LanguageMenu() {
  const text = useText()
  const code = useLanguage()
  const { data: languages = [] } = useQuery(languagesQuery)
  const choose = useMutation({ mutationFn: chooseLanguage })
  const current = languages.find((language) => language.code === code)
  return (
    <Menu
      label={text('language.menu', { code: code.toUpperCase(), name: current?.name ?? '' })}
      button={
        <>
          <GlobeIcon />
          <span className={styles.code}>{code.toUpperCase()}</span>
        </>
      }
    >
      {languages.map((language) => (
        <button
          key={language.code}
          type="button"
          lang={language.locale}
          aria-current={language.code === code || undefined}
          onClick={() => choose.mutate(language.code)}
        >
          {language.name}
          <span className={styles.short}>{language.code.toUpperCase()}</span>
        </button>
      ))}
    </Menu>
  )
}
