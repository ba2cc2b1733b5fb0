import { LatePart } from '@tele/ui';
import type { CardFormProps } from './card-form-props.ts';
import { CardLoading } from './CardLoading.tsx';
import { lateCardEntry } from './late-card-entry.ts';

/** Payment provider's card field with one button. */
export const CardForm = (props: CardFormProps) => (
  <LatePart code={lateCardEntry} loading={<CardLoading />}>
    {({ CardEntry }) => <CardEntry {...props} />}
  </LatePart>
);
