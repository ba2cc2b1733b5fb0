import type { ApiCheck, CallCheck, WidgetCheck } from '../api/check.ts';

const titles: Record<WidgetCheck['widget'], string> = {
  'match-widget': 'Match widget',
  'provider-inbox': 'Provider inbox',
  'availability-calendar': 'Availability calendar',
  'doctor-register': 'Doctor registration',
};

export function formatReport({ api, widgets }: ApiCheck): string {
  return [`Checked ${api}`, ...widgets.map(formatWidget)].join('\n\n') + '\n';
}

function formatWidget({ widget, calls }: WidgetCheck): string {
  return [`${titles[widget]}: ${verdictOf(calls)}`, ...calls.map(formatCall)].join('\n');
}

function verdictOf(calls: readonly CallCheck[]): string {
  const failing = calls.filter(({ outcome }) => outcome.tag === 'fails').length;
  if (failing > 0) return `cannot work. ${failing === 1 ? 'One problem' : `${failing} problems`} to fix.`;
  const unchecked = calls.filter(({ outcome }) => outcome.tag === 'not-checked').length;
  return unchecked > 0 ? `no problem found. ${unchecked} of ${calls.length} not checked.` : 'works.';
}

function formatCall({ call, purpose, outcome }: CallCheck): string {
  const what = `${purpose} (${call})`;
  switch (outcome.tag) {
    case 'works':
      return `  ✔ ${what}`;
    case 'fails':
      return `  ✖ ${what}: ${outcome.problem}`;
    case 'without':
      return `  – ${what}: ${outcome.effect}`;
    case 'not-checked':
      return `  ? ${what}: Not checked. ${outcome.why}`;
  }
}
