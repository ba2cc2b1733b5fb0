import { calendarLink, wordingOf, type Appointment } from '@tele/core';
import { ExternalLinkIcon, Icon, MailIcon, PhoneIcon, useMessages, VisuallyHidden, type IconSource } from '@tele/ui';
import { appointmentsMessages } from './appointments.messages.ts';
import './ContactRow.css';

interface ContactProps {
  href: string;
  icon: IconSource;
  label: string;
  external?: boolean;
}

const Contact = ({ href, icon, label, external = false }: ContactProps) => {
  const t = useMessages(appointmentsMessages);
  return (
    <a
      href={href}
      className="tele-contact-row__link"
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon icon={icon} />
      <span>{label}</span>
      {external && <VisuallyHidden>{` ${t.newTab}`}</VisuallyHidden>}
    </a>
  );
};

const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

export interface ContactRowProps {
  appointment: Appointment;
}

export const ContactRow = ({ appointment }: ContactRowProps) => {
  const t = useMessages(appointmentsMessages);
  const { patient } = appointment;
  return (
    <div className="tele-contact-row">
      {/* No subject: lock screens and shared inboxes would show it. */}
      {patient && (
        <Contact
          href={mailTo(patient.email)}
          icon={MailIcon}
          label={t.email({ words: wordingOf(appointment.profession) })}
        />
      )}
      {patient?.phone && (
        <Contact href={`tel:${patient.phone.replaceAll(/[^\d+]/g, '')}`} icon={PhoneIcon} label={t.call} />
      )}
      <Contact href={calendarLink(appointment)} icon={ExternalLinkIcon} label={t.openCalendar} external />
    </div>
  );
};
