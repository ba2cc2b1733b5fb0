-- Jobs that delete the account at other companies: [{ "processor": "identity", "jobId": "…" }]. The receipt waits for them.
alter table deletion_letters add column jobs jsonb not null default '[]';
