// A clear morning on a terrace above a lake, far out of focus: hills, trees, water, a parapet and paving.
const vec3 SUN = vec3(-.6217, .5014, .6017);

// What lights the cabin: the sky from above, little from the ground. A rough surface does not show where they meet.
vec3 outside(vec3 d, float rough) {
  float up = d.z / (length(d.xy) + 1e-4);
  vec3 sky = mix(vec3(1.02, 1., .97), vec3(.50, .66, .90), smoothstep(-.1, 1.6, up)) * 1.15;
  float glow = max(dot(d, SUN), 0.);
  sky += vec3(1., .94, .84) * (.35 * pow(glow, 4.) + .9 * pow(glow, 18.));
  vec3 ground = mix(vec3(.36, .35, .33), vec3(.20, .195, .19), smoothstep(.0, .8, -up));
  return mix(ground, sky, smoothstep(-.08 - .5 * rough, .10 + .5 * rough, up));
}
vec3 outside(vec3 d) {
  return outside(d, 0.);
}
// A row of soft humps of one height between 0 and 1, around the whole horizon.
float humps(float turn, float count) {
  float at = turn / (2. * PI) * count, f = fract(at);
  f = f * f * (3. - 2. * f);
  return mix(hash(vec2(mod(floor(at), count), count)), hash(vec2(mod(floor(at) + 1., count), count)), f);
}
// The same as a camera sees it that is focused on the seats.
vec3 backdrop(vec3 d) {
  float up = d.z / (length(d.xy) + 1e-4), turn = atan(d.y, d.x) + PI;
  vec3 c = outside(vec3(d.xy, abs(d.z)));
  float far = .10 + .10 * humps(turn, 7.) + .03 * humps(turn, 19.);
  c = mix(vec3(.42, .50, .60), c, smoothstep(far - .030, far + .035, up));
  float near = .020 + .085 * humps(turn, 13.) * humps(turn, 31.) + .030 * humps(turn, 53.);
  vec3 trees = mix(vec3(.085, .10, .08), vec3(.26, .27, .20), humps(turn, 41.) * .6 + .4 * smoothstep(0., .1, up));
  c = mix(trees, c, smoothstep(near - .028, near + .028, up));
  vec3 water = mix(vec3(.62, .69, .74), vec3(.25, .36, .43), smoothstep(.0, .16, -up));
  water *= .94 + .12 * noise(vec2(3. * cos(turn) - 60. * up, 3. * sin(turn)));
  c = mix(water, c, smoothstep(-.030, .0, up));
  vec3 parapet = vec3(.50, .46, .41) * (.90 + .20 * humps(turn, 23.));
  c = mix(parapet, c, smoothstep(-.155, -.115, up));
  vec3 paving = mix(vec3(.36, .345, .325), vec3(.20, .20, .205), smoothstep(.2, .7, -up));
  return mix(paving, c, smoothstep(-.245, -.195, up));
}
vec3 paneTint(int kind) {
  if (kind == 5) return vec3(.42, .46, .48);
  if (kind == 3 || kind == 4) return vec3(.58, .63, .64);
  return vec3(.88, .93, .91);
}
