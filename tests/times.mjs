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

/** In seconds. Parallel tests add up to more than their suite; set-up of files and workers is not included. */
export function printTimes(timings) {
  console.log("\n── Times");
  for (const { title, seconds } of timings) console.log(`${inColumn(seconds)}  ${title}`);
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
