-- A PostgreSQL database of the first edition (commit 2294c1d): its own statements, then its rows.
create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
create table users (
    id bigint generated always as identity primary key,
    username text not null,
    username_key text not null unique,
    email text not null,
    email_key text unique,
    password_hash text not null,
    is_active integer not null default 1 check (is_active in (0, 1)),
    is_staff integer not null default 0 check (is_staff in (0, 1)),
    is_superuser integer not null default 0 check (is_superuser in (0, 1)),
    created_at timestamptz not null
  ) ;
create table sessions (
    id text primary key,
    user_id bigint not null references users (id) on delete cascade,
    device text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    signed_out_at timestamptz
  ) ;
create index sessions_by_user on sessions (user_id, last_used_at);
create index sessions_by_expiry on sessions (expires_at);
create table refresh_tokens (
    hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    used_at timestamptz
  ) ;
create index refresh_tokens_by_session on refresh_tokens (session_id);
create table password_resets (
    hash text primary key,
    user_id bigint not null references users (id) on delete cascade,
    expires_at timestamptz not null
  ) ;
create index password_resets_by_user on password_resets (user_id);
create index password_resets_by_expiry on password_resets (expires_at);
insert into "kysely_migration" ("name", "timestamp") values ('001-accounts', '2026-11-28T15:57:38.138Z');
create table once_keys (
    user_id bigint not null references users (id) on delete cascade,
    key text not null,
    fingerprint text not null,
    answer text not null,
    created_at timestamptz not null,
    primary key (user_id, key)
  ) ;
create index once_keys_by_age on once_keys (created_at);
insert into "kysely_migration" ("name", "timestamp") values ('002-once-keys', '2026-11-28T15:57:38.182Z');
create table moods (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    mood_value integer not null check (mood_value between 1 and 5),
    energy text check (energy in ('', 'low', 'medium', 'high')),
    note text not null check (char_length(note) <= 500),
    tags json not null,
    recorded_at timestamptz not null,
    local_date date not null,
    time_zone text not null,
    version integer not null default 1
  ) ;
create index moods_newest_first on moods (user_id, recorded_at, id);
create index moods_by_day on moods (user_id, local_date, mood_value);
insert into "kysely_migration" ("name", "timestamp") values ('003-moods', '2026-11-28T15:57:38.236Z');
create table rate_limits (
    key text primary key,
    points integer not null default 0,
    expire bigint
  ) ;
create index rate_limits_by_expiry on rate_limits (expire);
insert into "kysely_migration" ("name", "timestamp") values ('004-rate-limits', '2026-11-28T15:57:38.260Z');
create table journeys (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    title text not null check (char_length(title) between 1 and 200),
    description text not null,
    start_date date not null,
    target_date date not null,
    status text not null check (status in ('active', 'paused', 'completed', 'archived')),
    category text not null,
    color text not null check (char_length(color) <= 100),
    emoji text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1
  ) ;
create index journeys_of_user on journeys (user_id, id);
create table milestones (
    id bigint generated always as identity primary key,
    journey_id bigint not null references journeys (id) on delete cascade,
    title text not null check (char_length(title) between 1 and 200),
    description text not null,
    type text not null,
    target_date date,
    is_completed integer not null check (is_completed in (0, 1)),
    reward text not null check (char_length(reward) <= 200),
    progress integer not null check (progress between 0 and 100),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1
  ) ;
create index milestones_in_order on milestones (journey_id, id);
create index milestones_counted on milestones (journey_id, is_completed, updated_at);
insert into "kysely_migration" ("name", "timestamp") values ('005-journeys', '2026-11-28T15:57:38.322Z');
create table journal_entries (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    entry_date date not null,
    mood integer not null check (mood between 1 and 5),
    emotion text not null,
    title text not null check (char_length(title) between 1 and 200),
    content text not null,
    tags json not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1
  ) ;
create index journal_entries_newest_first on journal_entries (user_id, entry_date, id);
create table journal_images (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    entry_id bigint references journal_entries (id) on delete cascade,
    position integer not null default 0,
    alt text not null,
    type text not null,
    bytes bytea not null,
    loose_since timestamptz,
    version integer not null default 1,
    check ((entry_id is null) = (loose_since is not null))
  ) ;
create index journal_images_by_entry on journal_images (entry_id, position, id);
create index journal_images_by_user on journal_images (user_id);
create index journal_images_loose on journal_images (loose_since) where loose_since is not null;
insert into "kysely_migration" ("name", "timestamp") values ('006-journal', '2026-11-28T15:57:38.477Z');
create table feedback (
    id bigint generated always as identity primary key,
    user_id bigint references users (id) on delete set null,
    type text not null check (type in ('bug', 'feature', 'improvement', 'general')),
    message text not null check (char_length(message) <= 5000),
    email text not null,
    rating integer check (rating between 1 and 5),
    page text not null check (char_length(page) <= 200),
    search_text text not null,
    is_read integer not null default 0 check (is_read in (0, 1)),
    created_at timestamptz not null,
    version integer not null default 1
  ) ;
create index feedback_newest_first on feedback (created_at, id);
create index feedback_by_type on feedback (type, created_at, id);
create index feedback_by_reading on feedback (is_read, created_at, id);
create index feedback_by_author on feedback (user_id, created_at);
insert into "kysely_migration" ("name", "timestamp") values ('007-feedback', '2026-11-28T15:57:38.538Z');
create table client_reports (
    day date not null,
    name text not null,
    version text not null,
    well bigint not null,
    previous bigint not null,
    away bigint not null,
    loads bigint not null,
    load_ms bigint not null,
    last_error text not null,
    last_error_at timestamptz,
    seen_at timestamptz not null,
    primary key (day, name, version)
  ) ;
insert into "kysely_migration" ("name", "timestamp") values ('008-client-reports', '2026-11-28T15:57:38.557Z');
insert into "users" ("id", "username", "username_key", "email", "email_key", "password_hash", "is_active", "is_staff", "is_superuser", "created_at") overriding system value values (1, 'ada', 'ada', 'ada@example.org', 'ada@example.org', '$argon2id$v=19$m=19456,t=2,p=1$r6QHAmjq8wPC2RkLKu3ZVQ$/SCCIfItBHqXqr2iHMJ48id/tX6wK6R8zzKOQ/XtJXk', 1, 0, 0, '2026-11-28T15:58:06.250000Z');
insert into "users" ("id", "username", "username_key", "email", "email_key", "password_hash", "is_active", "is_staff", "is_superuser", "created_at") overriding system value values (2, 'grace', 'grace', 'grace@example.org', 'grace@example.org', '$argon2id$v=19$m=19456,t=2,p=1$mCmyT3zukt5Dvyk0bPCEFw$mqKQXNjyQUJOpHcM4F4vc0rpsoiYjYXcPdnJTEYqFRw', 1, 1, 1, '2026-11-28T15:58:07.172000Z');
insert into "sessions" ("id", "user_id", "device", "created_at", "last_used_at", "expires_at", "signed_out_at") overriding system value values ('f2a14fee-c099-4084-ac09-0d0a0c4f45d3', 1, 'node', '2026-11-28T15:58:06.827000Z', '2026-11-28T15:58:06.827000Z', '2026-12-12T15:58:06.827000Z', null);
insert into "sessions" ("id", "user_id", "device", "created_at", "last_used_at", "expires_at", "signed_out_at") overriding system value values ('9544ce90-7a67-4930-96f5-daa68c5baf80', 2, 'node', '2026-11-28T15:58:07.398000Z', '2026-11-28T15:58:07.398000Z', '2026-12-12T15:58:07.398000Z', null);
insert into "refresh_tokens" ("hash", "session_id", "used_at") overriding system value values ('P0DtlbvmKA2rbjGUlPiC66b5Kl5sB_8dkCL67PA7CSQ', 'f2a14fee-c099-4084-ac09-0d0a0c4f45d3', null);
insert into "refresh_tokens" ("hash", "session_id", "used_at") overriding system value values ('_H6K5KeqZX46S46jKeK-rNrc_KSUoxoG5-b_3vdvrqw', '9544ce90-7a67-4930-96f5-daa68c5baf80', null);
insert into "password_resets" ("hash", "user_id", "expires_at") overriding system value values ('ZjT-dM3tGi_wHm-cSCfN_m9bB_7x6O_x07CypqpfEyA', 2, '2026-11-28T16:58:10.419000Z');
insert into "once_keys" ("user_id", "key", "fingerprint", "answer", "created_at") overriding system value values (1, 'fixture-1', '5mqZ6U6U2eWetauDzKGp3P8b44pdTUfunzFOVnHeshU', '{"id":2,"version":1,"mood_value":4,"energy":"medium","note":"Note 1: café, Straße, İstanbul 🌊","tags":["work","İstanbul","schön"],"timestamp":"2026-11-26T15:58:07.827000Z","local_date":"2026-11-26","time_zone":"Europe/Berlin"}', '2026-11-28T15:58:07.887000Z');
insert into "once_keys" ("user_id", "key", "fingerprint", "answer", "created_at") overriding system value values (1, 'fixture-3', 'Q3Fowp4D71WMsF79Xg4E4wnH340CPTsf3GIDSn_1Dzc', '{"id":4,"version":1,"mood_value":5,"energy":null,"note":"","tags":["work","İstanbul","schön"],"timestamp":"2026-11-22T15:58:08.011000Z","local_date":"2026-11-22","time_zone":"Europe/Berlin"}', '2026-11-28T15:58:08.110000Z');
insert into "once_keys" ("user_id", "key", "fingerprint", "answer", "created_at") overriding system value values (1, 'fixture-5', '3-ta_9592w5kM87OA_uXZTyNOcrB1bJjPvgR83nRudA', '{"id":6,"version":1,"mood_value":1,"energy":"medium","note":"Note 5: café, Straße, İstanbul 🌊","tags":["work","İstanbul","schön"],"timestamp":"2026-11-18T15:58:08.288000Z","local_date":"2026-11-18","time_zone":"Europe/Berlin"}', '2026-11-28T15:58:08.368000Z');
insert into "once_keys" ("user_id", "key", "fingerprint", "answer", "created_at") overriding system value values (1, 'fixture-7', 'chYpvfQDsNWIvJNaWTO6c6cy19J341Q4O-K27zUzVx8', '{"id":8,"version":1,"mood_value":2,"energy":null,"note":"Note 7: café, Straße, İstanbul 🌊","tags":["work","İstanbul","schön"],"timestamp":"2026-11-14T15:58:08.532000Z","local_date":"2026-11-14","time_zone":"Europe/Berlin"}', '2026-11-28T15:58:08.570000Z');
insert into "once_keys" ("user_id", "key", "fingerprint", "answer", "created_at") overriding system value values (1, 'fixture-9', '-4OSNxfMG42OsQ-Jp3qznUzcWjdKp6PcXs7-1Ejq2f4', '{"id":10,"version":1,"mood_value":3,"energy":"medium","note":"","tags":["work","İstanbul","schön"],"timestamp":"2026-11-10T15:58:08.662000Z","local_date":"2026-11-10","time_zone":"Europe/Berlin"}', '2026-11-28T15:58:08.690000Z');
insert into "once_keys" ("user_id", "key", "fingerprint", "answer", "created_at") overriding system value values (1, 'fixture-11', 'Wz5v3_4ezR8GCGfSSLp7k595OjGR-aDHp8kkuJJ3ojE', '{"id":12,"version":1,"mood_value":4,"energy":null,"note":"Note 11: café, Straße, İstanbul 🌊","tags":["work","İstanbul","schön"],"timestamp":"2026-11-06T15:58:08.856000Z","local_date":"2026-11-06","time_zone":"Europe/Berlin"}', '2026-11-28T15:58:09.005000Z');
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (2, 1, 4, 'medium', 'Note 1: café, Straße, İstanbul 🌊', '["work","İstanbul","schön"]', '2026-11-26T15:58:07.827000Z', '2026-11-26', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (3, 1, 2, 'high', 'Note 2: café, Straße, İstanbul 🌊', '[]', '2026-11-24T15:58:07.972000Z', '2026-11-24', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (4, 1, 5, null, '', '["work","İstanbul","schön"]', '2026-11-22T15:58:08.011000Z', '2026-11-22', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (5, 1, 3, 'low', 'Note 4: café, Straße, İstanbul 🌊', '[]', '2026-11-20T15:58:08.210000Z', '2026-11-20', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (6, 1, 1, 'medium', 'Note 5: café, Straße, İstanbul 🌊', '["work","İstanbul","schön"]', '2026-11-18T15:58:08.288000Z', '2026-11-18', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (7, 1, 4, 'high', '', '[]', '2026-11-16T15:58:08.450000Z', '2026-11-16', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (8, 1, 2, null, 'Note 7: café, Straße, İstanbul 🌊', '["work","İstanbul","schön"]', '2026-11-14T15:58:08.532000Z', '2026-11-14', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (9, 1, 5, 'low', 'Note 8: café, Straße, İstanbul 🌊', '[]', '2026-11-12T15:58:08.611000Z', '2026-11-12', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (10, 1, 3, 'medium', '', '["work","İstanbul","schön"]', '2026-11-10T15:58:08.662000Z', '2026-11-10', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (11, 1, 1, 'high', 'Note 10: café, Straße, İstanbul 🌊', '[]', '2026-11-08T15:58:08.738000Z', '2026-11-08', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (12, 1, 4, null, 'Note 11: café, Straße, İstanbul 🌊', '["work","İstanbul","schön"]', '2026-11-06T15:58:08.856000Z', '2026-11-06', 'Europe/Berlin', 1);
insert into "moods" ("id", "user_id", "mood_value", "energy", "note", "tags", "recorded_at", "local_date", "time_zone", "version") overriding system value values (1, 1, 1, 'low', 'Changed once.', '[]', '2026-11-28T15:58:07.458000Z', '2026-11-28', 'Europe/Berlin', 2);
insert into "rate_limits" ("key", "points", "expire") overriding system value values ('registration:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 2, 1795885085167);
insert into "rate_limits" ("key", "points", "expire") overriding system value values ('signInByAddress:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 0, 1795882386356);
insert into "rate_limits" ("key", "points", "expire") overriding system value values ('calls:a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s', 40, 1795881547588);
insert into "rate_limits" ("key", "points", "expire") overriding system value values ('calls:1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR-Q2jpmbuwTqzU', 20, 1795881550294);
insert into "rate_limits" ("key", "points", "expire") overriding system value values ('resetByAddress:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795885090368);
insert into "rate_limits" ("key", "points", "expire") overriding system value values ('reset:IzrJhLWTsdcNjeMVD3lDBLYj5X4RrhGOI2IFMjc1xZ8', 1, 1795885090394);
insert into "journeys" ("id", "user_id", "title", "description", "start_date", "target_date", "status", "category", "color", "emoji", "created_at", "updated_at", "version") overriding system value values (1, 1, 'Run a first 10 k', 'Three times a week.', '2026-11-28', '2027-01-27', 'active', 'wellness', 'from-green-500 to-teal-500', '🏃', '2026-11-28T15:58:09.247000Z', '2026-11-28T15:58:09.247000Z', 1);
insert into "journeys" ("id", "user_id", "title", "description", "start_date", "target_date", "status", "category", "color", "emoji", "created_at", "updated_at", "version") overriding system value values (2, 1, 'Nothing yet', 'No waypoints.', '2026-11-28', '2027-01-27', 'active', 'personal-growth', 'from-blue-500 to-cyan-500', '🌱', '2026-11-28T15:58:09.558000Z', '2026-11-28T15:58:09.558000Z', 1);
insert into "milestones" ("id", "journey_id", "title", "description", "type", "target_date", "is_completed", "reward", "progress", "created_at", "updated_at", "version") overriding system value values (1, 1, 'Shoes', 'A step.', 'habit', '2027-01-27', 1, 'Cake', 0, '2026-11-28T15:58:09.367000Z', '2026-11-28T15:58:09.367000Z', 1);
insert into "milestones" ("id", "journey_id", "title", "description", "type", "target_date", "is_completed", "reward", "progress", "created_at", "updated_at", "version") overriding system value values (2, 1, 'First kilometre', 'A step.', 'habit', '2027-01-27', 0, 'Cake', 0, '2026-11-28T15:58:09.423000Z', '2026-11-28T15:58:09.423000Z', 1);
insert into "milestones" ("id", "journey_id", "title", "description", "type", "target_date", "is_completed", "reward", "progress", "created_at", "updated_at", "version") overriding system value values (3, 1, 'Ten of them', 'A step.', 'habit', '2027-01-27', 0, 'Cake', 0, '2026-11-28T15:58:09.478000Z', '2026-11-28T15:58:09.478000Z', 1);
insert into "journal_entries" ("id", "user_id", "entry_date", "mood", "emotion", "title", "content", "tags", "created_at", "updated_at", "version") overriding system value values (1, 1, '2026-11-28', 4, 'calm', 'With a picture', 'The first line.

The second — with “quotes”.', '["Work","work","café"]', '2026-11-28T15:58:09.722000Z', '2026-11-28T15:58:09.722000Z', 1);
insert into "journal_entries" ("id", "user_id", "entry_date", "mood", "emotion", "title", "content", "tags", "created_at", "updated_at", "version") overriding system value values (2, 1, '2026-11-25', 2, 'hopeful', 'Entry 1', 'Words of entry 1.', '[]', '2026-11-28T15:58:09.958000Z', '2026-11-28T15:58:09.958000Z', 1);
insert into "journal_entries" ("id", "user_id", "entry_date", "mood", "emotion", "title", "content", "tags", "created_at", "updated_at", "version") overriding system value values (3, 1, '2026-11-22', 3, 'hopeful', 'Entry 2', 'Words of entry 2.', '[]', '2026-11-28T15:58:10.042000Z', '2026-11-28T15:58:10.042000Z', 1);
insert into "journal_entries" ("id", "user_id", "entry_date", "mood", "emotion", "title", "content", "tags", "created_at", "updated_at", "version") overriding system value values (4, 1, '2026-11-19', 4, 'hopeful', 'Entry 3', 'Words of entry 3.', '[]', '2026-11-28T15:58:10.094000Z', '2026-11-28T15:58:10.094000Z', 1);
insert into "journal_entries" ("id", "user_id", "entry_date", "mood", "emotion", "title", "content", "tags", "created_at", "updated_at", "version") overriding system value values (5, 1, '2026-11-16', 5, 'hopeful', 'Entry 4', 'Words of entry 4.', '[]', '2026-11-28T15:58:10.136000Z', '2026-11-28T15:58:10.136000Z', 1);
insert into "journal_images" ("id", "user_id", "entry_id", "position", "alt", "type", "bytes", "loose_since", "version") overriding system value values (1, 1, 1, 0, 'A dot', 'image/png', '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da6364f8cf500f00038601805a347d6b0000000049454e44ae426082', null, 1);
insert into "feedback" ("id", "user_id", "type", "message", "email", "rating", "page", "search_text", "is_read", "created_at", "version") overriding system value values (1, 1, 'bug', 'Something is odd on the path page.', 'ada@example.org', 4, '/journeys', 'something is odd on the path page.
ada@example.org
/journeys', 0, '2026-11-28T15:58:10.214000Z', 1);
insert into "feedback" ("id", "user_id", "type", "message", "email", "rating", "page", "search_text", "is_read", "created_at", "version") overriding system value values (2, 2, 'feature', 'A calendar, please.', '', null, '/mood/history', 'a calendar, please.

/mood/history', 0, '2026-11-28T15:58:10.302000Z', 1);
select setval('users_id_seq', coalesce((select max("id") from "users"), 0) + 1, false);
select setval('moods_id_seq', coalesce((select max("id") from "moods"), 0) + 1, false);
select setval('journeys_id_seq', coalesce((select max("id") from "journeys"), 0) + 1, false);
select setval('milestones_id_seq', coalesce((select max("id") from "milestones"), 0) + 1, false);
select setval('journal_entries_id_seq', coalesce((select max("id") from "journal_entries"), 0) + 1, false);
select setval('journal_images_id_seq', coalesce((select max("id") from "journal_images"), 0) + 1, false);
select setval('feedback_id_seq', coalesce((select max("id") from "feedback"), 0) + 1, false);
