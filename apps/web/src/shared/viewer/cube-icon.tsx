import { icon } from '../../ui/icons.tsx'

export const CubeIcon = icon(<path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.7 16.5 6M10 9.7v7.8" />)
