import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type CollectionResult,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client';
import type { Metrics } from './metrics.ts';

const startedAt = millisToHrTime(performance.timeOrigin);

/** Same values as for Prometheus, sent to a collector; each is counted once. */
export function bridgeMetrics({ register, refresh }: Pick<Metrics, 'register' | 'refresh'>): MetricProducer {
  return {
    async collect(): Promise<CollectionResult> {
      await refresh();
      const all = (await register.getMetricsAsJSON()) as MetricObjectWithValues<MetricValue<string>>[];
      const metrics = all.flatMap((metric) => asData(metric) ?? []);
      const scopeMetrics = [{ scope: { name: 'tele' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

function asData({ name, help, type, values }: MetricObjectWithValues<MetricValue<string>>): MetricData | undefined {
  const about = {
    descriptor: { name, description: help, unit: '', valueType: 1 },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const when = { startTime: startedAt, endTime: millisToHrTime(Date.now()) };
  const points = values.map(({ labels, value }) => ({ ...when, attributes: { ...labels }, value }));
  // At runtime the type is a string, despite its declaration.
  switch (String(type)) {
    case 'counter':
      return { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points };
    case 'gauge':
      return { ...about, dataPointType: DataPointType.GAUGE, dataPoints: points };
    case 'histogram': {
      const dataPoints = histogramsOf(values).map(({ attributes, value }) => ({ ...when, attributes, value }));
      return { ...about, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    default:
      return undefined;
  }
}

interface Bucketed {
  attributes: Record<string, string | number>;
  value: Histogram & { sum: number };
}

/** One histogram per label set. Its buckets are separate, while Prometheus buckets are cumulative. */
function histogramsOf(values: readonly MetricValue<string>[]): Bucketed[] {
  const found = new Map<string, Bucketed>();
  for (const { labels, value, metricName } of values as MetricValueWithName<string>[]) {
    const { le, ...attributes } = labels as Record<string, string | number>;
    const key = JSON.stringify(Object.entries(attributes).toSorted(([one], [other]) => one.localeCompare(other)));
    const one = found.get(key) ?? { attributes, value: { buckets: { boundaries: [], counts: [] }, sum: 0, count: 0 } };
    found.set(key, one);
    if (metricName?.endsWith('_sum')) one.value.sum = value;
    else if (metricName?.endsWith('_count')) one.value.count = value;
    else {
      const below = one.value.buckets.counts.reduce((sum, count) => sum + count, 0);
      one.value.buckets.counts.push(value - below);
      if (Number.isFinite(Number(le))) one.value.buckets.boundaries.push(Number(le));
    }
  }
  return [...found.values()];
}
