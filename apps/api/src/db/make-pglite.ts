import { PGlite } from '@electric-sql/pglite';

// A program by itself: making a database takes a gigabyte for a moment, and half of it stays with the process that has done it.
const pglite = await PGlite.create(process.argv[2] ?? '', { postgresqlconf: ['shared_buffers=8MB'] });
await pglite.close();
