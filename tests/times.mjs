// Times of every suite, and its slowest files and tests.
const shown = 20;
const inColumn = (seconds) => `${seconds.toFixed(1).padStart(8)} s`;
const sum = (tests) => tests.reduce((total, { seconds }) => total + seconds, 0);
const bySeconds = (a, b) => b.seconds - a.seconds;

function listed(title, rows) {
  if (rows.length === 0) return;
  console.log(`\n   ${title}`);
  for (const { seconds, name } of rows.toSorted(bySeconds).slice(0, shown))
    console.log(`   ${inColumn(seconds)}  ${name}`);
}

/** What ran, with its number of tests. */
export function printSuites(timings) {
  console.log("\n── What ran");
  for (const { title, seconds, tests } of timings)
    console.log(`${inColumn(seconds)}  ${title}${tests.length > 0 ? `: ${tests.length} tests` : ""}`);
}

/** In seconds. Parallel tests add up to more than their suite; set-up of files and workers is not included. */
export function printTimes(timings) {
  printSuites(timings);
  for (const { title, tests } of timings) {
    if (tests.length === 0) continue;
    console.log(`\n── ${title}: ${tests.length} tests, ${sum(tests).toFixed(0)} s in their bodies`);
    const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
      const own = tests.filter((test) => test.file === file);
      return { name: `${file} (${own.length})`, seconds: sum(own) };
    });
    listed("Files", files);
    listed(
      "Tests",
      tests.map(({ file, name, seconds }) => ({ name: `${file} › ${name}`, seconds })),
    );
  }
}
