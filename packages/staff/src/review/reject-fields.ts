import { decisionReasonRule, faultTextRule, type ApplicationField, type Category, type FieldRule } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';

/** Mismatch: null if the field matches, otherwise the value found. */
type FaultRule = FieldRule<string | null, string | null>;

const faultRule: FaultRule = {
  messages: faultTextRule.messages,
  check: (entry) => (entry === null ? { tag: 'ok', value: null } : faultTextRule.check(entry)),
};

export type RejectFields = { reason: typeof decisionReasonRule } & Record<ApplicationField, FaultRule>;

const ofTheForm = ['name', 'phone', 'address', 'gender', 'languages', 'licences', 'specialties', 'profile'] as const;

/** Fields that may mismatch: form fields, then each required document. */
export function faultFields({ documents }: Pick<Category, 'documents'>): ApplicationField[] {
  return [...ofTheForm, ...documents.map(({ kind }) => kind)];
}

/** Rules of a rejection of these fields. */
export function rejectFields(fields: readonly ApplicationField[]): RejectFields {
  return {
    reason: decisionReasonRule,
    ...Object.fromEntries(fields.map((field) => [field, faultRule])),
  } as RejectFields;
}

export type Fault = NonNullable<BodyInput<'rejectApplication'>['faults']>[number];

/** Ticked fields, as the API takes them. */
export function faultsOf(fields: readonly ApplicationField[], values: Record<string, string | null>): Fault[] {
  return fields.flatMap((field) => {
    const text = values[field];
    return text === null || text === undefined ? [] : [{ field, text }];
  });
}
