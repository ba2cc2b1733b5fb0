-- What a specialist said with a decline, by its name in core/catalogue/decline-replies.ts.
alter table candidates add column reply text check (reply is null or status = 'DECLINED');
