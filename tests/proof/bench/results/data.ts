// 30 specialists with 32 half hours a day for 30 days, 6 am to 10 pm in Sydney: 28,800 times.
import { addDays, sydney, wallTimeToInstant } from '@tele/core';
import { aMe, aSpecialist } from '@tele/core/testing';

export const specialty = 'Gastroenterology & Hepatology';
const days = 30;
const slotsADay = 32;
const tomorrow = '2026-11-23';

const given = ['Priya', 'Callum', 'Hạnh', 'Sienna', 'Tomasz', 'Aroha'];
const family = ['Venkatesan', 'Brodie', 'Nguyễn', 'Abdallah', 'Wierzbicki'];

const specialists = Array.from({ length: 30 }, (_, index) => {
  const like = aSpecialist();
  return {
    ...like,
    specialistId: `spc_${index}`,
    name: `Dr ${given[index % given.length]} ${family[Math.floor(index / given.length)]}`,
    bio: `${like.bio} ${like.bio}`,
  };
});

const slots = Array.from({ length: days }, (_, day) =>
  Array.from({ length: slotsADay }, (_, place) => {
    const startISO = wallTimeToInstant(addDays(tomorrow, day), 360 + place * 30, sydney);
    return { startISO, endISO: new Date(Date.parse(startISO) + 1_800_000).toISOString() };
  }),
).flat();

export const answers: Readonly<Record<string, (query: URLSearchParams) => string>> = {
  'GET /auth/me': () => JSON.stringify(aMe()),
  'GET /specialties/available': () =>
    JSON.stringify({ items: [{ name: specialty, group: 'Medical', specialists: specialists.length }] }),
  'POST /specialists/search': () => JSON.stringify({ items: specialists }),
  'GET /availability/slots': (query) => JSON.stringify({ specialistId: query.get('specialistId'), items: slots }),
};
