import { SaveIndicator } from '@tele/kit';
import type { FormFields } from '@tele/kit';
import { Button, Card, CardBody, CardFooter, Notice, useMessages, VisuallyHidden } from '@tele/ui';
import type { ReactNode } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { sectionMessages } from './section.messages.ts';
import type { SavedForm } from './use-section-form.ts';
import './FormSection.css';

export interface SectionFormProps<Fields extends FormFields> {
  title: string;
  lede: string;
  saved: SavedForm<Fields>;
  /** Replaces the default error for failures with their own message. */
  problem?: ReactNode;
  children: ReactNode;
}

export const SectionForm = <Fields extends FormFields>(props: SectionFormProps<Fields>) => {
  const { title, lede, saved, problem, children } = props;
  const { form } = saved;
  const t = useMessages(sectionMessages);
  return (
    <AccountSection
      title={title}
      lede={lede}
      tools={<SaveIndicator state={saved.state} onSettled={saved.settle} onRetry={saved.retry} />}
    >
      <form {...form.props} aria-label={title}>
        <Card>
          <CardBody>
            <div className="tele-form-section__fields">{children}</div>
          </CardBody>
          <CardFooter>
            {problem ||
              (form.problem && (
                <Notice tone="critical" role="alert" compact>
                  {form.problem}
                </Notice>
              ))}
            <Button type="submit" loading={form.busy} loadingLabel={t.saving}>
              <span>{t.save}</span>
              <VisuallyHidden>{t.ofSection({ title })}</VisuallyHidden>
            </Button>
          </CardFooter>
        </Card>
      </form>
    </AccountSection>
  );
};
