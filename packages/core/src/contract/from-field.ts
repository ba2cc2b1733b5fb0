import * as z from 'zod';
import type { ChoiceRule } from '../field/choice.ts';
import { faultText } from '../field/fault-text.ts';
import type { FieldRule } from '../field/rule.ts';

/** Schema with a field rule's errors and value, so forms and the API agree. */
export function fromField<Schema extends z.ZodType, Fault extends string>(
  schema: Schema,
  rule: FieldRule<z.output<Schema>, z.output<Schema>, Fault>,
): Schema {
  return schema.check((payload) => {
    const checked = rule.check(payload.value);
    if (checked.tag === 'ok') payload.value = checked.value;
    else payload.issues.push({ code: 'custom', message: rule.messages[checked.fault], input: payload.value });
  });
}

/** Schema of a string rule. A missing value gets the error of an empty one. */
export function fromText<Fault extends string>(
  rule: FieldRule<string, string, Fault> & { maxLength?: number },
): z.ZodString {
  const schema = fromField(z.string(faultText(rule, '')), rule);
  return rule.maxLength === undefined ? schema : schema.meta({ maxLength: rule.maxLength });
}

export function fromChoice<Choice extends string, Fault extends string>(
  rule: ChoiceRule<Choice, Fault>,
): z.ZodEnum<{ [Each in Choice]: Each }> {
  return z.enum(rule.choices, faultText(rule, null));
}
