import { describe, expect, it } from 'vitest';
import { everyLetter } from './every-letter.ts';
import { whenOf } from './mail/appointment-block.ts';
import { writeLetter } from './mail/write-letter.ts';

const portalUrl = 'https://portal.test';
const all = [...everyLetter(portalUrl)];

/** Where a letter may lead: places of the portal, which come back after signing in. */
const places =
  /^https:\/\/portal\.test\/(requests|appointments|inbox|work|availability|start|specialist|patient)(\/|\?|$)/;
/** What a subject must not carry: of the people, of why, of what for. */
const private_ = /dr |maeve|brodie|medicines|gastro|reflux|doctor|http/i;

describe('every letter', () => {
  it('stands in the table once', () => {
    expect(all.length).toBeGreaterThan(40);
  });

  it.each(all)('%s has a subject that is short and says nothing of health or of anybody', (_, { subject }) => {
    expect(subject.length).toBeLessThan(60);
    expect(subject).not.toMatch(private_);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(all)('%s says what is next, with one way there and at most one beside it', (_, { link, second }) => {
    for (const one of second === undefined ? [link] : [link, second]) {
      expect(one?.url).toMatch(places);
      expect(one?.label).toMatch(/^[A-Z]/);
    }
    expect(second?.url).not.toBe(link?.url);
  });

  it.each(all)('%s says the same in text and in HTML, and leaves no gap', async (_, letter) => {
    const { text, html } = await writeLetter(letter);
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
