// A bright day around the car, far out of focus. Nothing in it draws the eye.
const vec3 SUN = vec3(-.6217, .5014, .6017);

vec3 outside(vec3 d) {
  float up = d.z / (length(d.xy) + 1e-4);
  vec3 sky = mix(vec3(.93, .945, .96), vec3(.74, .82, .90), smoothstep(.0, 1.5, up));
  // The glow around the sun, to the right in front.
  float glow = max(dot(d, SUN), 0.);
  sky += vec3(1., .97, .92) * (.22 * pow(glow, 4.) + .35 * pow(glow, 14.));
  // Low hills out of focus, and an open square below them.
  float turn = atan(d.y, d.x), hill = .07 + .035 * sin(2. * turn + .6) + .02 * sin(5. * turn);
  sky = mix(vec3(.58, .63, .63), sky, smoothstep(hill - .06, hill + .07, up));
  vec3 ground = mix(vec3(.68, .68, .665), vec3(.58, .58, .575), smoothstep(.0, 1.2, -up));
  return mix(ground, sky, smoothstep(-.09, .03, up));
}
vec3 paneTint(int kind) {
  if (kind == 5) return vec3(.42, .46, .48);
  if (kind == 3 || kind == 4) return vec3(.66, .70, .71);
  return vec3(.90, .94, .93);
}
