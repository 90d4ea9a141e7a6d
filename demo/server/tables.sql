-- The demo database. Seeded once ("never changes by itself"), the calendar part grows day by day (seed/calendar.ts).
-- The drizzle descriptions of the same tables are in schema-*.ts; tests/demo/database.test.ts compares the two.

create table demo_state (
  key text primary key,
  value text not null
);

create table companies (
  id integer primary key,
  name text not null unique,
  kind text not null check (kind in ('customer', 'neighbour', 'demo')),
  lat double precision not null,
  lng double precision not null,
  is_billing_enabled boolean not null,
  is_documents_enabled boolean not null,
  account_manager_email text not null,
  sla_walking_distance integer,
  sla_duration integer,
  sla_detour_ratio double precision
);

create table offices (
  id integer primary key,
  company_id integer not null references companies,
  name text not null,
  lat double precision not null,
  lng double precision not null
);

create table accounts (
  id integer primary key,
  company_id integer not null references companies,
  username text not null unique,
  password_hash text not null,
  pin_hash text not null,
  full_name text not null,
  account_type text not null check (account_type in ('company', 'demo')),
  user_type text not null check (user_type in ('admin', 'user')),
  logo text,
  sign_in_message text
);

create table menu_items (
  company_id integer primary key references companies,
  offer boolean not null,
  airview boolean not null,
  billing boolean not null,
  past_trips boolean not null,
  route_details boolean not null,
  drivers boolean not null,
  summary boolean not null
);

create table sessions (
  token_hash text primary key,
  account_id integer not null references accounts,
  expires_at timestamptz not null
);

create table login_failures (
  id integer primary key generated always as identity,
  username text not null,
  address text not null,
  failed_at timestamptz not null
);
create index login_failures_username on login_failures (username, failed_at);

create table pilots (
  id integer primary key,
  company_id integer not null references companies,
  name text not null
);

create table employees (
  id integer primary key,
  company_id integer not null references companies,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  home_address text not null,
  home_lat double precision not null,
  home_lng double precision not null,
  registration_status text not null check (registration_status in ('registered', 'on_hold', 'deleted')),
  status_since date,
  pending_status text check (pending_status in ('registered', 'on_hold', 'deleted')),
  pending_day date,
  work_plan text not null check (work_plan in ('regular', 'flexible')),
  first_trip_day date,
  search_text text not null,
  -- Compared byte by byte: the key holds the order of the Turkish alphabet, which not every PostgreSQL knows.
  sort_key text collate "C" not null,
  check ((pending_status is null) = (pending_day is null))
);
create index employees_company on employees (company_id, registration_status);
create index employees_name on employees (company_id, sort_key, id);
create index employees_pending on employees (pending_day);
-- Two requests at the same moment can't both add the same person.
create unique index employees_email on employees (company_id, email) where registration_status <> 'deleted';
create unique index employees_phone on employees (company_id, phone_number) where registration_status <> 'deleted';
-- Ids of employees that people add; the seed brings its own and sets the sequence behind them.
create sequence employee_ids;

create table drivers (
  id integer primary key,
  first_name text not null,
  last_name text not null,
  phone_number text,
  has_photo boolean not null,
  rating double precision not null,
  rating_count integer not null,
  start_day date not null
);

create table vehicles (
  id integer primary key,
  license_plate text,
  brand text not null,
  model text not null,
  year integer not null,
  capacity integer not null,
  are_seats_told boolean not null,
  rating double precision not null,
  rating_count integer not null
);

create table routes (
  unique_id text primary key,
  company_id integer not null references companies,
  pilot_id integer references pilots,
  name text not null,
  office_id integer not null references offices,
  driver_id integer not null references drivers,
  vehicle_id integer not null references vehicles
);

-- Who drives for a customer, and which of its routes: the regular drivers and those who stand in.
create table company_drivers (
  driver_id integer primary key references drivers,
  company_id integer not null references companies,
  vehicle_id integer references vehicles
);
create index company_drivers_company on company_drivers (company_id);

create table driver_routes (
  driver_id integer not null references company_drivers,
  route_unique_id text not null references routes,
  start_day date not null,
  primary key (driver_id, route_unique_id)
);

create table driver_documents (
  id integer primary key,
  driver_id integer not null references company_drivers,
  kind text not null,
  status text not null check (status in ('missing', 'uploaded', 'approved', 'whs_approved', 'hr_approved', 'rejected')),
  rejection_reason text,
  registered_day date,
  value text,
  value_type text not null check (value_type in ('photo', 'link', 'text')),
  receiving_day date,
  expiration_day date,
  refusals_left integer not null,
  check ((status = 'missing') = (registered_day is null))
);
create index driver_documents_driver on driver_documents (driver_id);
create index driver_documents_open on driver_documents (registered_day, id) where status in ('approved', 'whs_approved');

-- Written by people.
create table document_decisions (
  id integer primary key generated always as identity,
  document_id integer not null references driver_documents,
  account_id integer not null references accounts,
  previous_status text not null,
  status text not null check (status in ('hr_approved', 'rejected')),
  rejection_reason text,
  decided_at timestamptz not null,
  check ((status = 'rejected') = (rejection_reason is not null))
);

create table phone_reveals (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  driver_id integer not null references drivers,
  reason text not null,
  revealed_at timestamptz not null
);
create index phone_reveals_account on phone_reveals (account_id, revealed_at);

-- departure: minutes since midnight; duration: seconds; length: metres
create table route_variants (
  route_id integer primary key,
  route_unique_id text not null references routes,
  time_period text not null check (time_period in ('morning', 'evening')),
  departure integer not null,
  duration integer not null,
  length integer not null,
  waypoints_polyline text not null,
  unique (route_unique_id, time_period)
);

create table locations (
  id integer primary key,
  neighbourhood text not null,
  district text not null,
  side text not null check (side in ('Avrupa', 'Anadolu')),
  lat double precision not null,
  lng double precision not null
);

-- arrival: minutes since midnight
create table stops (
  route_id integer not null references route_variants,
  order_number integer not null,
  location_id integer not null references locations,
  arrival integer not null,
  primary key (route_id, order_number)
);

-- distances in metres, durations in seconds, ratios in percent
create table route_passengers (
  employee_id integer primary key references employees,
  route_unique_id text not null references routes,
  location_id integer not null references locations,
  pickup_walking_distance integer not null,
  dropoff_walking_distance integer not null,
  pickup_polyline text not null,
  dropoff_polyline text not null,
  morning_trip_duration integer not null,
  evening_trip_duration integer not null,
  morning_detour_ratio double precision not null,
  evening_detour_ratio double precision not null
);
create index route_passengers_route on route_passengers (route_unique_id);

-- Asked for by a customer; the provider approves it (at a moment that may still lie ahead), and the next invoice has it.
create table payment_plan_requests (
  id integer primary key generated always as identity,
  company_id integer not null references companies,
  payment_plan text not null check (payment_plan in ('normal', 'early')),
  requested_at timestamptz not null,
  approved_at timestamptz not null,
  check (approved_at >= requested_at)
);
create index payment_plan_requests_company on payment_plan_requests (company_id, requested_at);

-- The marketplace: what a company has looked for, and the seats it has asked for. work_days: "1,2,5".
create table marketplace_searches (
  id integer primary key generated always as identity,
  company_id integer not null references companies,
  passenger_id integer references employees,
  address text,
  lat double precision not null,
  lng double precision not null,
  work_type text not null check (work_type in ('full-time', 'hybrid')),
  work_days_type text not null check (work_days_type in ('defined', 'not-defined')),
  work_days text not null,
  searched_at timestamptz not null,
  check (num_nonnulls(passenger_id, address) = 1)
);
create index marketplace_searches_company on marketplace_searches (company_id, searched_at);

-- A line may end while its requests are kept, hence no reference.
create table marketplace_requests (
  id integer primary key generated always as identity,
  company_id integer not null references companies,
  search_id integer not null references marketplace_searches,
  route_unique_id text not null,
  price double precision not null,
  is_changed boolean not null,
  requested_at timestamptz not null,
  rejected_at timestamptz
);
create index marketplace_requests_company on marketplace_requests (company_id, requested_at);

create table bulk_requests (
  company_id integer primary key references companies,
  state text not null check (state in ('not-requested', 'verify', 'requested', 'cancelling')),
  made_count integer not null,
  rejected_at timestamptz
);

create table line_wishes (
  search_id integer primary key references marketplace_searches,
  account_id integer not null references accounts,
  sent_at timestamptz not null
);

create table seat_offers (
  pilot_id integer primary key references pilots,
  name text not null,
  made_days_ago integer not null,
  validity_days integer not null,
  working_hours text not null,
  base_price double precision not null,
  direct_distance_price double precision not null,
  bridge_price double precision not null,
  avrasya_price double precision not null,
  toll_road_price double precision not null,
  customer_discount double precision not null,
  early_payment_discount double precision not null
);

-- direct_distance: kilometres
create table seat_offer_passengers (
  pilot_id integer not null references seat_offers,
  employee_id integer not null references employees,
  direct_distance double precision not null,
  uses_bridge boolean not null,
  uses_avrasya boolean not null,
  uses_toll_road boolean not null,
  primary key (pilot_id, employee_id)
);

create table line_offers (
  pilot_id integer primary key references pilots,
  name text not null,
  made_days_ago integer not null,
  validity_days integer not null,
  customer_discount double precision,
  early_payment_discount double precision,
  gas_price_impact double precision not null,
  gas_freeze_range double precision not null,
  inflation_impact double precision not null,
  inflation_type text not null,
  inflation_period integer not null,
  min_wage_impact double precision not null,
  off_day_charges text not null,
  offer_notes text not null
);

create table line_offer_lines (
  pilot_id integer not null references line_offers,
  route_id integer not null references route_variants,
  price numeric(12, 6) not null,
  primary key (pilot_id, route_id)
);

create table calendar_days (
  day date primary key,
  is_workday boolean not null,
  holiday text
);

-- Runs of the customers' routes, past and planned. Whether one is under way is read from the clock and never stored.
create table trips (
  id integer primary key,
  route_id integer not null references route_variants,
  day date not null,
  planned_start timestamptz not null,
  planned_duration integer not null,
  actual_start timestamptz not null,
  actual_duration integer not null,
  is_cancelled boolean not null,
  passenger_count integer not null
);
create index trips_day on trips (day);

create table bookings (
  trip_id integer not null,
  employee_id integer not null,
  day date not null,
  kind text not null check (kind in ('regular', 'flexible')),
  outcome text not null check (outcome in ('travelled', 'not-coming', 'cancelled-by-driver')),
  trip_rating integer,
  driver_rating integer,
  vehicle_rating integer,
  primary key (trip_id, employee_id)
);
create index bookings_day on bookings (day, kind);

create table daily_kpis (
  company_id integer not null references companies,
  day date not null,
  walking_distance double precision not null,
  duration double precision not null,
  detour_ratio double precision not null,
  primary key (company_id, day)
);

-- Written by people. A trip's row may be older than the calendar keeps it, hence no reference.
create table feedback (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  route_id integer references route_variants,
  trip_id integer,
  text text not null,
  sent_at timestamptz not null,
  check (num_nonnulls(route_id, trip_id) = 1)
);

-- 0 to 1, the same for the same text in every PostgreSQL, for rows that are made inside the database.
create function demo_random(text) returns double precision
  language sql immutable strict parallel safe
  return (('x' || substr(md5($1), 1, 8))::bit(32)::bigint)::double precision / 4294967296;

-- Counts the changes of what a list of employees is drawn from, in the changing transaction: whoever keeps such a list reads the
-- count with each page, and knows whether it still holds (employees/find-employees.ts).
create function note_change_of_people() returns trigger
  language plpgsql as $$
begin
  update demo_state set value = value::integer + 1 where key = 'people';
  return null;
end $$;
create trigger employees_changed after insert or update or delete or truncate on employees
  execute function note_change_of_people();
create trigger route_passengers_changed after insert or update or delete or truncate on route_passengers
  execute function note_change_of_people();
create trigger routes_changed after insert or update or delete or truncate on routes
  execute function note_change_of_people();
