import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'

/** As high as the part. */
export function NamedPartSkeleton() {
  return (
    <Loading>
      <Skeleton height="26rem" />
    </Loading>
  )
}
