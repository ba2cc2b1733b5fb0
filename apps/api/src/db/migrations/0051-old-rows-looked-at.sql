alter table outbox validate constraint outbox_before;
alter table audit validate constraint audit_before;
