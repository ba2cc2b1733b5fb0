import { describe, expect, it } from 'vitest';
import { everyEmail } from './every-email.ts';
import { whenOf } from './emails/layout/appointment-block.ts';
import { footOf } from './emails/foot.ts';
import { writeEmail } from './emails/layout/write-email.ts';

const portalUrl = 'https://portal.test';
const business = { name: 'Tele Pty Ltd', abn: '51824753556' };
const all = [...everyEmail(portalUrl)];

/** Portal pages an email may link to; each returns after sign-in. */
const places =
  /^https:\/\/portal\.test\/(requests|appointments|inbox|work|availability|start|specialist|patient)(\/|\?|$)/;
/** Never in a subject: names, reasons, specialties. */
const private_ = /dr |tran|maeve|brodie|medicines|gastro|reflux|doctor|http/i;

describe('every email', () => {
  it('is in the table', () => {
    expect(all.length).toBeGreaterThan(40);
  });

  it.each(all)('%s has a short subject without names or health', (_, { subject }) => {
    expect(subject.length).toBeLessThan(60);
    expect(subject).not.toMatch(private_);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(all)('%s links to one next step, or two', (_, { link, second }) => {
    for (const one of second === undefined ? [link] : [link, second]) {
      expect(one?.url).toMatch(places);
      expect(one?.label).toMatch(/^[A-Z]/);
    }
    expect(second?.url).not.toBe(link?.url);
  });

  it('says in a footer why it was sent', () => {
    const footers = [
      ...all.flatMap(([, { foot }]) => foot ?? []),
      footOf('patient', { portalUrl, business }),
      footOf('specialist', { portalUrl, business }),
    ];
    expect(footers.filter(({ text }) => !text.startsWith('You’re getting this email because '))).toEqual([]);
    expect(footOf('patient', { portalUrl, business }, 'you have an appointment').text).toContain(
      'Tele Pty Ltd, ABN 51 824 753 556. Please don’t reply with health information.',
    );
  });

  it.each(all)('%s has the same content in text and HTML', async (_, letter) => {
    const { text, html } = await writeEmail(letter);
    expect(text).not.toMatch(/undefined|null|NaN|\n\n\n|\[object/);
    const plain = html
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&#39;|&#x27;/g, "'")
      .replaceAll('&amp;', '&');
    const { heading = '', appointment, paragraphs, note = '', link, second, foot } = letter;
    const times = appointment ? [whenOf(appointment), appointment.how ?? ''] : [];
    const said = [heading, ...times, ...paragraphs, note, link?.label ?? '', second?.label ?? '', foot?.text ?? ''];
    for (const one of said) {
      expect(text).toContain(one);
      expect(plain).toContain(one);
    }
    for (const { label, text: fact } of letter.facts ?? []) {
      expect(text).toContain(`${label}: ${fact}`);
      expect(plain).toContain(fact);
    }
    expect(html).not.toContain('<p></p>');
  });
});
