import { createRequire } from 'node:module'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

/**
 * Sends each request with its statements as a trace to `OTEL_EXPORTER_OTLP_ENDPOINT`; the other variables of the exporter
 * are read from the environment too. Traces have neither parameters of statements nor those of addresses. They begin here, as a visitor could send the id of any trace.
 * @returns a function that sends the rest and ends
 */
export function startTraces(): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'normwerk' }))
      .merge(detectResources({ detectors: [envDetector, serviceNameEnvDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  registerInstrumentations({
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        // The message of a failed statement has its values.
        recordExceptions: false,
        requestHook: (span, { routeOptions }) => span.setAttribute('url.path', routeOptions.url ?? 'none'),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  // The instrumentation changes the driver where CommonJS loads it; modules share the driver with that.
  createRequire(import.meta.url)('pg')
  return () => provider.shutdown()
}
