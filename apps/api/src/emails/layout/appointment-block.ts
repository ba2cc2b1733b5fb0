import { dayKey, dayLabel, formatLongDay, formatRange, limits } from '@tele/core';
import { html } from 'hono/html';
import { look } from './look.ts';

export interface EmailAppointment {
  /** ISO instant in UTC of its start. */
  startISO: string;
  /** Reader's time zone. */
  zone: string;
  /** How they meet, in one sentence; empty when irrelevant. */
  how?: string;
}

export function whenOf(appointment: EmailAppointment): string {
  return `${formatLongDay(appointment.startISO, appointment.zone)}, ${hoursOf(appointment)}`;
}

function hoursOf({ startISO, zone }: EmailAppointment): string {
  const endISO = new Date(Date.parse(startISO) + limits.appointmentMinutes * 60_000).toISOString();
  return formatRange(startISO, endISO, zone);
}

export function appointmentBlock(appointment: EmailAppointment) {
  const { startISO, zone, how } = appointment;
  const { weekday, day, month } = dayLabel(dayKey(startISO, zone));
  return html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px">
    <tr>
      <td width="54" valign="top" aria-hidden="true">
        <table role="presentation" class="line" cellspacing="0" cellpadding="0" style="${look.tile}">
          <tr>
            <td class="sunken muted" style="${look.weekday}">${weekday}</td>
          </tr>
          <tr>
            <td style="${look.day}">${day}</td>
          </tr>
          <tr>
            <td class="muted" style="${look.month}">${month}</td>
          </tr>
        </table>
      </td>
      <td style="${look.when}">
        <div style="${look.time}">
          ${formatLongDay(startISO, zone)}, <span style="white-space:nowrap">${hoursOf(appointment)}</span>
        </div>
        ${how ? html`<div class="muted" style="${look.small}">${how}</div>` : ''}
      </td>
    </tr>
  </table>`;
}
