import type { Specialist } from '@tele/core';
import { BareLink, Heading } from '@tele/ui';
import './SpecialistName.css';

export interface SpecialistNameProps {
  specialist: Specialist;
  headingId: string;
  pageHref?: string | undefined;
  onOpenPage?: ((specialistId: string) => void) | undefined;
}

export const SpecialistName = ({ specialist, headingId, pageHref, onOpenPage }: SpecialistNameProps) => (
  <Heading level={2} look="card" id={headingId} translate="no">
    {pageHref === undefined ? (
      specialist.name
    ) : (
      <BareLink
        href={pageHref}
        className="tele-specialist-name"
        onClick={(event) => {
          // The browser handles presses that open another window.
          if (!onOpenPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpenPage(specialist.specialistId);
        }}
      >
        {specialist.name}
      </BareLink>
    )}
  </Heading>
);
