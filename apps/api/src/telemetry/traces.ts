import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { steps, type CallStep, type Step } from '../steps/step.ts';
import {
  databaseErrorOf,
  faultOf,
  ofCall,
  ofJob,
  ofStatement,
  ofVendor,
  onlyAllowed,
  routeNameOf,
  statementOf,
} from './allowed.ts';
import { listen } from './listen.ts';
import type { Telemetry } from '../config/telemetry-variables.ts';

interface Parts {
  telemetry: Pick<Telemetry, 'sampler' | 'share'>;
  exporter: SpanExporter;
  resource: Resource;
}

/** Seconds; shorter connection waits are ignored. */
const waitOfNote = 0.005;

export function traceSteps({ telemetry, exporter, resource }: Parts): () => Promise<void> {
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(telemetry),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('tele');
  const contexts = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<Step, Span>();

  function begin(step: Step): Context {
    const within = contexts.getStore() ?? ROOT_CONTEXT;
    switch (step.is) {
      case 'call': {
        const from = callerOf(step);
        const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, from);
        step.traceId = span.spanContext().traceId;
        return enter(step, span, from);
      }
      case 'job':
        return enter(
          step,
          tracer.startSpan(`job ${step.kind}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT),
          ROOT_CONTEXT,
        );
      case 'jobs':
        // The call that created the job has ended.
        return ROOT_CONTEXT;
      case 'vendor':
        return enter(step, startWithin(within, `${step.vendor}.${step.call}`), within);
      case 'statement':
        return enter(step, startWithin(within, statementOf(step.text)), within);
      case 'connection':
        return within;
    }
  }

  function enter(step: Step, span: Span | undefined, context: Context): Context {
    if (!span) return context;
    spans.set(step, span);
    return trace.setSpan(context, span);
  }

  /** Only traces work of calls and jobs. */
  function startWithin(context: Context, name: string, startTime?: Date): Span | undefined {
    if (!trace.getSpan(context)) return undefined;
    return tracer.startSpan(name, { kind: SpanKind.CLIENT, ...(startTime && { startTime }) }, context);
  }

  function end(step: Step, seconds: number, error: unknown): void {
    const span = step.is === 'connection' ? waited(seconds) : spans.get(step);
    if (!span) return;
    if (step.is === 'call') span.updateName(routeNameOf(step));
    span.setAttributes(
      onlyAllowed({ ...attributesOf(step), ...(error !== undefined && { 'error.type': errorOf(step, error) }) }),
    );
    if (error !== undefined || hasFailed(step)) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  function waited(seconds: number): Span | undefined {
    if (seconds < waitOfNote) return undefined;
    return startWithin(contexts.getStore() ?? ROOT_CONTEXT, 'connection', new Date(Date.now() - seconds * 1_000));
  }

  steps.start.bindStore(contexts, (message) => {
    try {
      return begin(message as Step);
    } catch {
      // An error thrown to a channel would end the process.
      return ROOT_CONTEXT;
    }
  });
  const stop = listen({ ended: (step, { seconds, error }) => end(step, seconds, error) });
  return async () => {
    stop();
    steps.start.unbindStore(contexts);
    await provider.shutdown();
  };
}

function attributesOf(step: Step): Record<string, unknown> {
  switch (step.is) {
    case 'call':
      return ofCall(step);
    case 'job':
      return ofJob(step);
    case 'statement':
      return ofStatement(step);
    case 'vendor':
      return ofVendor(step);
    case 'connection':
    case 'jobs':
      return {};
  }
}

function errorOf(step: Step, error: unknown): string {
  return step.is === 'statement' || step.is === 'connection' ? databaseErrorOf(error) : faultOf(error);
}

function hasFailed(step: Step): boolean {
  if (step.is === 'job') return step.outcome !== 'done';
  return step.is === 'call' && (step.status ?? 0) >= 500;
}

function callerOf({ traceparent }: CallStep): Context {
  const given = traceparent === undefined ? null : parseTraceParent(traceparent);
  if (!given) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...given, traceFlags: given.traceFlags & 1, isRemote: true });
}

function samplerOf({ sampler, share }: Parts['telemetry']): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'always_on'
        ? new AlwaysOnSampler()
        : new TraceIdRatioBasedSampler(share);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
