// The baseline for the demo server's load test: node:http with one query per response (prepared with PostgreSQL). No token, no validation,
// no count of the employees. `node load-bare.mjs <database>`: a PostgreSQL URL, or a PGlite folder; `--proxy <origin>` forwards all
// requests there, `--file <path>` always sends that file.
import { readFileSync } from "node:fs";
import { createServer, request as ask } from "node:http";

const company = 42;
const people = 10_000;
const [first, second] = process.argv.slice(2);

const order = "order by e.sort_key, e.id limit $2 offset $3";
const list = (
  count,
  condition,
) => `select e.*, r.name as route_name, p.pickup_walking_distance, p.dropoff_walking_distance,
  p.morning_trip_duration, p.evening_trip_duration, p.morning_detour_ratio, p.evening_detour_ratio ${count}
  from employees e left join route_passengers p on p.employee_id = e.id left join routes r on r.unique_id = p.route_unique_id
  where e.company_id = $1 ${condition} ${order}`;
const queries = {
  page: list("", ""),
  search: list(", count(*) over ()::integer as matches", "and strpos(e.search_text, $4) > 0"),
  small: `select * from daily_kpis where company_id = $1 and day < $2 order by day desc limit 28`,
};

async function openDatabase(location) {
  if (location.startsWith("postgres:")) {
    const { Pool } = (await import("pg")).default;
    const pool = new Pool({ connectionString: location, options: "-c search_path=shuttle_demo" });
    return async (name, values) => (await pool.query({ name, text: queries[name], values })).rows;
  }
  const { PGlite } = await import("@electric-sql/pglite");
  const database = await PGlite.create({ dataDir: location });
  return async (name, values) => (await database.query(queries[name], values)).rows;
}

const toEmployee = (row) => ({
  id: row.id,
  profile: {
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone_number,
    email: row.email,
  },
  home_address: row.home_address,
  registration_status: row.registration_status,
  status: row.registration_status,
  passenger_name: `${row.first_name} ${row.last_name}`,
  route_name: row.route_name,
  average_walking_distance: row.pickup_walking_distance,
  average_trip_duration: row.morning_trip_duration,
  detour_ratio: row.morning_detour_ratio,
  morning_trip_duration: row.morning_trip_duration,
  evening_trip_duration: row.evening_trip_duration,
  pickup_walking_distance: row.pickup_walking_distance,
  dropoff_walking_distance: row.dropoff_walking_distance,
  morning_detour_ratio: row.morning_detour_ratio,
  evening_detour_ratio: row.evening_detour_ratio,
  first_trip_scheduled_date: row.first_trip_day,
});

async function fromDatabase() {
  const query = await openDatabase(first);
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    let answer;
    if (pathname.endsWith("/history/")) {
      const days = await query("small", [company, "2026-11-19"]);
      answer = days.map((day) => ({
        walking_distance: day.walking_distance,
        duration: day.duration,
        detour_ratio: day.detour_ratio,
        created_at: day.day,
      }));
    } else {
      const search = searchParams.get("search");
      const values = [company, 50, (Number(searchParams.get("page") ?? 1) - 1) * 50];
      const rows = await query(search ? "search" : "page", search ? [...values, search] : values);
      answer = { results: rows.map(toEmployee), count: search ? (rows[0]?.matches ?? 0) : people };
    }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  };
}

function fromProvider(request, response) {
  const { url: path, method, headers } = request;
  const { hostname, port } = new URL(second);
  request.pipe(
    ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    }),
  );
}

function fromFile() {
  const content = readFileSync(second);
  return (_request, response) => response.writeHead(200, { "content-type": "text/javascript" }).end(content);
}

const listener = first === "--proxy" ? fromProvider : first === "--file" ? fromFile() : await fromDatabase();
const server = createServer(listener).listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
