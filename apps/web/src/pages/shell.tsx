import { Outlet } from '@tanstack/react-router'
import { Toasts } from '../ui/toast.tsx'

export function Shell() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Toasts />
    </>
  )
}
