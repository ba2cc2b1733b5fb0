import type { Category, StaffApplication, StaffCheck } from '@tele/core';
import { Card, CardBody, CardHeader, Checkbox, Disclosure, useMessages } from '@tele/ui';
import { useId } from 'react';
import { checksMessages } from './checks.messages.ts';
import { LicenceLink } from './LicenceLink.tsx';
import './Checklist.css';

export interface ChecklistProps {
  application: Pick<StaffApplication, 'checks' | 'licences'>;
  category: Pick<Category, 'registration'>;
  ticked: readonly StaffCheck[];
  onTick: (check: StaffCheck) => void;
  readOnly: boolean;
}

/** Checks of an application, in the order of their keys. */
export const Checklist = ({ application, category, ticked, onTick, readOnly }: ChecklistProps) => {
  const t = useMessages(checksMessages);
  const id = useId();
  const { checks, licences } = application;
  const { verify } = category.registration;
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        title={t.title}
        titleId={id}
        tools={<span className="tele-checklist__count">{t.done({ done: ticked.length, all: checks.length })}</span>}
      />
      <CardBody flush>
        <ul className="tele-checklist__rows">
          {checks.map((check) => (
            <li key={check} className="tele-checklist__row">
              <Checkbox
                label={t.check({ check })}
                description={t.by({ check })}
                checked={ticked.includes(check)}
                disabled={readOnly}
                onChange={() => onTick(check)}
              />
              {check === 'registration' && (
                <span className="tele-checklist__registers">
                  {licences.map(({ kind, label, register }) => (
                    <LicenceLink key={kind} register={register} of={label} />
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
        {verify.length > 0 && (
          <Disclosure summary={t.verify} look="link" className="tele-checklist__verify">
            <ul className="tele-checklist__lines">
              {verify.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
        )}
      </CardBody>
    </Card>
  );
};
