import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { correlationHeader } from './correlation.ts'
import { csrfHeader } from './csrf.ts'

const anHour = 3600

/** Lets pages on the allowed hosts make every call and read its headers. */
export async function allowOrigins(app: FastifyInstance, { allowedOrigins }: Settings): Promise<void> {
  if (allowedOrigins.length === 0) return
  await app.register(cors, {
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [correlationHeader, csrfHeader, 'retry-after', 'www-authenticate', 'content-disposition'],
    maxAge: anHour,
  })
}
