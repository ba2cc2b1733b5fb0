import { PGlite } from '@electric-sql/pglite';

// A separate process: creating a database takes a gigabyte, and half of it is never freed.
const pglite = await PGlite.create(process.argv[2] ?? '', { postgresqlconf: ['shared_buffers=8MB'] });
await pglite.close();
