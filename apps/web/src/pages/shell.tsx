import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIsPunchout } from '../api/config-context.tsx'
import { useSecondFactorRedirect } from '../features/account/profile/use-second-factor-redirect.ts'
import { MaintenanceBar } from '../features/content/maintenance/maintenance-bar.tsx'
import { VisitBar } from '../features/punchout/visit-bar.tsx'
import { useText } from '../texts/language-context.tsx'
import { Toasts } from '../ui/overlays/toast.tsx'
import { ConnectionBar } from './shell/connection-bar.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import styles from './shell/shell.module.css'
import { SideNavigation } from './shell/side-navigation.tsx'

/** The frame of every page. */
export function Shell() {
  const text = useText()
  const isPunchout = useIsPunchout()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const openedPath = useRef(pathname)
  useSecondFactorRedirect()

  // A new page moves the focus to its content, for screen readers too. The first page leaves it to the browser.
  useEffect(() => {
    if (openedPath.current === pathname) return
    openedPath.current = pathname
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
        <ConnectionBar />
        <MaintenanceBar />
        {isPunchout && <VisitBar />}
        <main id="content" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <Toasts />
    </div>
  )
}
