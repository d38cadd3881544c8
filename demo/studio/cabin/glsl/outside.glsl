// A bright day outside, out of focus, as behind a lens set to the cabin: a hazy sky, hills to the left and the sea to
// the right, trees as soft masses, and light paving around the car.
const float EYE_HEIGHT = 1.15;
const vec3 SUN = vec3(-.6217, .5014, .6017);
// Half the width of a blurred edge, in radians.
const float BLUR = .055;

float softStep(float x) {
  return smoothstep(-BLUR, BLUR, x);
}
vec3 sky(vec3 d) {
  vec3 c = mix(vec3(.95, .96, .97), vec3(.44, .62, .86), smoothstep(-.02, .75, d.z));
  vec2 k = d.xy / (abs(d.z) + .35);
  c = mix(c, vec3(1.06), smoothstep(.35, .75, noise(k * .9 + 11.) * .7 + noise(k * 1.9 + 5.) * .3) * .5 * smoothstep(.05, .4, d.z));
  float sun = max(dot(d, SUN), 0.);
  return c + vec3(1., .93, .80) * (.30 * pow(sun, 5.) + .8 * pow(sun, 24.));
}
// Trees: azimuth, half width and height above the horizon in radians, and how much of the background they cover.
const vec4 TREES[9] = vec4[9](
  vec4(-.86, .26, .22, .8), vec4(-.58, .22, .16, .7), vec4(-.26, .20, .10, .6), vec4(.10, .16, .07, .45),
  vec4(.46, .22, .12, .5), vec4(-1.36, .30, .24, .75), vec4(-1.80, .34, .19, .8), vec4(-2.36, .30, .22, .7),
  vec4(2.70, .30, .18, .6));

// Sunlit gaps between leaves, out of focus: overlapping discs of light in cells of 1.
float discs(vec2 q) {
  float light = 0.;
  for (int i = 0; i < 4; i++) {
    vec2 cell = floor(q) - 1. + vec2(i & 1, i >> 1) + step(.5, fract(q));
    vec2 at = cell + .25 + .5 * vec2(hash(cell), hash(cell + 7.));
    light += smoothstep(.44, .36, length(q - at)) * smoothstep(.45, 1., hash(cell + 3.));
  }
  return light;
}
vec3 outside(vec3 d) {
  float az = atan(d.y, -d.x), flat_ = length(d.xy) + 1e-4, up = d.z / flat_;
  float landward = smoothstep(.5, -.6, sin(az - .35));
  vec3 c = sky(d);
  float ridge = (.05 + .03 * sin(az * 2. + 1.2) + .015 * sin(az * 5. + .4)) * landward;
  c = mix(c, vec3(.56, .67, .76), softStep(ridge - up) * landward);
  for (int i = 0; i < 9; i++) {
    vec4 t = TREES[i];
    float da = az - t.x;
    da -= 6.28318 * floor(da / 6.28318 + .5);
    float crown = (1. - length(vec2(da / t.y, (up - .2 * t.z) / t.z))) * min(t.y, t.z);
    vec3 leaf = mix(vec3(.12, .19, .09), vec3(.50, .58, .27), smoothstep(-.4, 1.1, up / t.z + .35 * da / t.y));
    leaf += vec3(.15, .15, .07) * discs(vec2(az, up) / .055);
    c = mix(c, leaf, softStep(crown) * t.w);
  }
  // Below the horizon: the sea or a meadow far away, then the paving around the car.
  vec2 g = vec2(-d.x, d.y) / flat_ * EYE_HEIGHT / max(-up, .02);
  vec3 farGround = mix(vec3(.36, .55, .68), vec3(.40, .47, .24), landward);
  vec3 paving = vec3(.60, .57, .52) * (.90 + .20 * noise(g * .45));
  vec3 below = mix(farGround, paving, smoothstep(-.08, -.26, up));
  return mix(c, below, softStep(-up - .01));
}
vec3 paneTint(int kind) {
  if (kind == 5) return vec3(.42, .46, .48);
  if (kind == 3 || kind == 4) return vec3(.66, .70, .71);
  return vec3(.90, .94, .93);
}
