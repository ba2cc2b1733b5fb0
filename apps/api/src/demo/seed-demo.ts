import { traceOf } from '../http/answer-error.ts';
import type { Services } from '../http/context.ts';
import { seed } from '../seed/seed.ts';
import { addFavourites } from './favourites.ts';
import { playMonth } from './month.ts';
import { fillQueue } from './queue.ts';
import { openStage } from './stage.ts';
import { demoSpecialists } from './people.ts';
import { portraitUrl, uploadPortraits } from './upload-portraits.ts';

/** Fills an empty database with more than a thousand specialists and a month of their work. */
export async function seedDemo(services: Services): Promise<void> {
  const { config, db, storage, now, log } = services;
  const parts = { fieldKeys: config.fieldKeys, partnerPort: config.partnerPort, now: now() };
  const isEmpty = (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
  if (!isEmpty) return void (await seed(db, parts));
  const noting = (error: unknown): void => log.error(traceOf(error as Error), 'part of the demo is missing');
  const people = await demoSpecialists();
  const portraits = uploadPortraits(storage, people).catch(noting);
  const seeded = await seed(db, { ...parts, people, photoUrlOf: (person) => portraitUrl(config, person) });
  await portraits;
  if (!seeded) return;
  const stage = openStage(services);
  const at = { stage, now: now(), people };
  for (const play of [playMonth, fillQueue, addFavourites]) await play(at).catch(noting);
}
