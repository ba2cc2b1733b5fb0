// 30 days of times of one specialist, next to minimal integer arithmetic. Goal: up to 2x.
import { freeSlots } from '../../../packages/core/src/index.ts';
import { median } from './report/median.ts';

const now = new Date('2026-09-20T00:00:00.000Z');
const minute = 60_000;
const blocks = Array.from({ length: 30 }, (_, day) => ({
  startISO: new Date(now.getTime() + day * 1440 * minute + 60 * minute).toISOString(),
  endISO: new Date(now.getTime() + day * 1440 * minute + 660 * minute).toISOString(),
}));
const busy = Array.from({ length: 60 }, (_, index) => ({
  startISO: new Date(
    now.getTime() + Math.floor(index / 2) * 1440 * minute + (120 + (index % 2) * 90) * minute,
  ).toISOString(),
}));

function plain() {
  const taken = new Set(busy.map((b) => Date.parse(b.startISO)));
  const first = now.getTime() + 60 * minute;
  const slots = [];
  for (const block of blocks) {
    const end = Date.parse(block.endISO);
    for (
      let at = Math.ceil(Math.max(Date.parse(block.startISO), first) / (30 * minute)) * 30 * minute;
      at + 30 * minute <= end;
      at += 30 * minute
    ) {
      if (!taken.has(at))
        slots.push({ startISO: new Date(at).toISOString(), endISO: new Date(at + 30 * minute).toISOString() });
    }
  }
  return slots;
}

const rule = () => freeSlots({ blocks, busy, now, days: 30 });
if (JSON.stringify(rule()) !== JSON.stringify(plain()))
  throw new Error('The rule and the floor disagree: there is nothing to compare.');

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let round = 0; round < 400; round += 1) work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 400;
}

cpuOf(rule);
cpuOf(plain);
const rounds = Array.from({ length: 9 }, () => ({ floor: cpuOf(plain), rule: cpuOf(rule) }));
const ratios = rounds.map((round) => round.rule / round.floor);
console.log(
  `slots of one specialist, 30 days, ${plain().length} free: CPU ÷ plain integer arithmetic, 9 interleaved rounds`,
);
console.log(
  `  min ${Math.min(...ratios).toFixed(2)} · median ${median(ratios).toFixed(2)} · max ${Math.max(...ratios).toFixed(2)}   (goal: 2)`,
);
