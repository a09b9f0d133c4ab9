import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useMe } from '../api/me.ts'
import { useText } from '../texts/language-context.tsx'
import { Toasts } from '../ui/toast.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import styles from './shell/shell.module.css'
import { SideNavigation } from './shell/side-navigation.tsx'

/** What stands around every page. */
export function Shell() {
  const text = useText()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const opened = useRef(pathname)

  // A new page starts at its content, also for a screen reader; the first one starts where the browser says.
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {text('shell.skip')}
      </a>
      <Header />
      <SideNavigation />
      <div className={styles.content}>
        <main id="content" ref={main} tabIndex={-1}>
          {useLacksSecondFactor(pathname) ? <Navigate to="/account/security" /> : <Outlet />}
        </main>
        <Footer />
      </div>
      <Toasts />
    </div>
  )
}

/** The company requires a second factor that this user lacks: nothing but the account works until it is set up. */
function useLacksSecondFactor(pathname: string): boolean {
  return useMe()?.secondFactor === 'missing' && !/^\/(?:account|info)/.test(pathname)
}
