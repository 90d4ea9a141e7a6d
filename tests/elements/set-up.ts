import { Assertion, AssertionError, config } from "chai";

// The message is all that is left of a failed assertion: it tells the whole values.
config.truncateThreshold = 0;

const { assert } = Assertion.prototype;

// The runner clones the values of a failed assertion; DOM nodes can't be cloned, and the file would never report.
Assertion.prototype.assert = function (this: Chai.AssertionStatic, ...parameters: unknown[]) {
  try {
    Reflect.apply(assert, this, parameters);
  } catch (error) {
    if (error instanceof AssertionError) Object.assign(error, { actual: undefined, expected: undefined });
    throw error;
  }
};
