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

/** What Prometheus would read, for a collector: each thing is counted once, whoever asks. */
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
  // The type is a word in what is exported, whatever its declaration says.
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

/** One histogram for each set of labels. Its buckets count alone what fell into them, where Prometheus' count all below as well. */
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
