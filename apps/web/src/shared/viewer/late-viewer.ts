import { latePart } from '../../ui/late/late-part.tsx'

/** The library that draws in 3D is large, so it is loaded when a viewer is first opened. */
export const LateViewer = latePart(() => import('./viewer.tsx').then((file) => file.Viewer), 'viewer')
