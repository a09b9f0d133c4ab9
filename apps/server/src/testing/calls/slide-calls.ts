import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import type { ChangingCall } from '../every-call/changing-calls.ts'
import type { Scene } from '../every-call/set-scene.ts'
import { aPhoto } from '../files/photos.ts'

/** Returns a call about a slide that has just been added. */
async function toSlide({ staff }: Scene, call: Omit<ChangingCall, 'visitor'> = {}): Promise<ChangingCall> {
  const { id } = await staff.call(slideEditingEndpoints.add, undefined, { params: { product: 'normwerk' } })
  return { visitor: staff, id, ...call }
}

export const slideCalls: Record<string, (scene: Scene) => ChangingCall | Promise<ChangingCall>> = {
  'POST /api/{product}/slides': ({ staff }) => ({ visitor: staff }),
  'PUT /api/{product}/slides/text/{slideId}': (scene) => toSlide(scene, { input: { isHidden: false } }),
  'PUT /api/{product}/slides/image/{slideId}': async (scene) => toSlide(scene, { file: await aPhoto(480, 270) }),
  'PUT /api/{product}/slides/order': async (scene) => {
    const { visitor, id } = await toSlide(scene)
    return { visitor, input: { slideIds: [id] } }
  },
  'DELETE /api/{product}/slides/{id}': (scene) => toSlide(scene),
}
