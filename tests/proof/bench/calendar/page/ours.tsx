import { AvailabilityCalendar } from '@tele/availability-calendar';
import '@tele/availability-calendar/styles.css';
import { createRoot } from 'react-dom/client';
import { added, find, firstDay, openStore, type Subject } from './subject.ts';

const now = () => new Date('2026-11-22T12:00:00.000Z');
const tabs = new BroadcastChannel('tele-availability');
let base = '';
const press = async (label: string) => (await find('button', label)).click();

/** Clicks as a person does: the calendar has no imperative API. */
export const subject: Subject = {
  mount(root, apiBase) {
    base = apiBase;
    createRoot(root).render(
      <AvailabilityCalendar
        apiBase={apiBase}
        token="bench"
        defaultValues={{ date: firstDay, view: 'week' }}
        now={now}
      />,
    );
  },
  next: () => void press('Next week'),
  month: () => void press('Month'),
  zone(zone) {
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Display time zone"]');
    if (!select) throw new Error('There is no choice of zones.');
    // Bypasses React's setter, which would hide the change.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, zone);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  },
  // As if added in another tab: this one gets a message and reloads all blocks.
  async prepareAdd(row) {
    await (
      await openStore(base)
    )(added(row));
  },
  add: () => tabs.postMessage('2'),
  byHand: {
    async prepare(row) {
      await find('.tele-save-indicator[data-state=idle]');
      const { left, top, width, height } = subject.saturday();
      const at = { clientX: left + width / 2, clientY: top + (height * (row + 0.5)) / 32, bubbles: true };
      document.querySelector('.tele-time-grid__canvas')?.dispatchEvent(new MouseEvent('click', at));
      await find('[role=dialog] button[type=submit]');
    },
    add: () => document.querySelector<HTMLElement>('[role=dialog] button[type=submit]')?.click(),
    saved: async () => void (await find('.tele-save-indicator', 'Saved')),
  },
  events: '.tele-time-grid__block, .tele-time-grid__booking, .tele-month-grid__open, .tele-month-grid__booked',
  drawn: '.tele-time-grid__selection',
  saturday() {
    const canvas = document.querySelector('.tele-time-grid__canvas')?.getBoundingClientRect() ?? new DOMRect();
    return new DOMRect(canvas.left + (canvas.width / 7) * 5, canvas.top, canvas.width / 7, canvas.height);
  },
};
