import { newsletterOfficeEndpoints } from '@normwerk/contract/content/newsletter'
import type { ChangingCall } from '../every-call/changing-calls.ts'
import type { Scene } from '../every-call/set-scene.ts'

const texts = { en: { title: 'New pins', text: 'We have new pins.' } }

async function aDraft({ staff }: Scene): Promise<{ visitor: ChangingCall['visitor']; id: string }> {
  const { id } = await staff.call(newsletterOfficeEndpoints.create, { texts })
  return { visitor: staff, id }
}

export const newsletterCalls: Record<string, (scene: Scene) => ChangingCall | Promise<ChangingCall>> = {
  'POST /api/global-admin/newsletter': ({ staff }) => ({ visitor: staff, input: { texts } }),
  'PUT /api/global-admin/newsletter/{id}': async (scene) => ({
    ...(await aDraft(scene)),
    input: { texts: { en: { title: 'New sleeves', text: 'We have new sleeves.' } } },
  }),
  'DELETE /api/global-admin/newsletter/{id}': aDraft,
  'POST /api/global-admin/newsletter/{id}/test': async (scene) => ({
    ...(await aDraft(scene)),
    input: { language: 'en' },
  }),
}
