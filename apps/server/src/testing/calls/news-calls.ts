import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import type { ChangingCall } from '../every-call/changing-calls.ts'
import type { Scene } from '../every-call/set-scene.ts'
import { aPhoto } from '../files/photos.ts'

const written = { isHidden: false, texts: { en: { title: 'New pins', text: 'Now from 0.8 mm.' } } }

/** Returns a call about a piece of news that has just been added. */
async function toNews({ staff }: Scene, call: Omit<ChangingCall, 'visitor'>): Promise<ChangingCall> {
  const { id } = await staff.call(newsEditingEndpoints.add, written, { params: { product: 'normwerk' } })
  return { visitor: staff, id, ...call }
}

export const newsCalls: Record<string, (scene: Scene) => ChangingCall | Promise<ChangingCall>> = {
  'POST /api/{product}/news': ({ staff }) => ({ visitor: staff, input: written }),
  'PUT /api/{product}/news/{id}': (scene) => toNews(scene, { input: { ...written, isHidden: true } }),
  'PUT /api/{product}/news/image/{newsId}': async (scene) => toNews(scene, { file: await aPhoto(480, 270) }),
  'DELETE /api/{product}/news/{id}': (scene) => toNews(scene, {}),
}
