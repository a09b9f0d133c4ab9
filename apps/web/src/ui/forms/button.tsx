import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'

interface ButtonStyle {
  /** One `primary` button per view; `quiet` looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium'
  wide?: boolean
  icon?: ReactNode
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  /** Shows that the click is being processed; further clicks do nothing. */
  pending?: boolean
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', wide = false, icon, pending = false, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : rest.onClick}
      className={classNames(styles.button, rest.className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={pending || undefined}
    >
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** Label for screen readers and the tooltip. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <Button
      {...props}
      variant={variant}
      aria-label={label}
      title={label}
      className={classNames(styles.icon, props.className)}
    />
  )
}

interface AnchorProps extends ComponentPropsWithRef<'a'>, ButtonStyle {}

/** A link of the browser, as to a file, that looks like a button. */
export function AnchorButton({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  children,
  ...rest
}: AnchorProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.button, rest.className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon}
      {children}
    </a>
  )
}

/** A link of the router that looks like a button: `<LinkButton to="/cart" variant="primary">`. */
export const LinkButton = createLink(AnchorButton)
